#include "cli/programs.h"

#include "cli/commandline.h"

namespace triage::cli {

int runProgram(int argc, char **argv)
{
    CommandLine line;
    addServe(line);
    addMigrate(line);
    return line.run(argc, argv);
}

} // namespace triage::cli
