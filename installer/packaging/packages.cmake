# SPDX-License-Identifier: GPL-3.0-or-later
# Defines two Debian packages for CPack: triaged, the service, and triage-desk, the client. installer/package builds them.
# Packages for Windows (NSIS) and macOS (a bundle in a disk image) are prepared below, but untested.
set(packaging "${CMAKE_CURRENT_LIST_DIR}")
set(prepared "${CMAKE_BINARY_DIR}/packaging")

# The date of the sources, so that packages are reproducible.
if(DEFINED ENV{SOURCE_DATE_EPOCH})
    set(package_epoch "$ENV{SOURCE_DATE_EPOCH}")
else()
    string(TIMESTAMP package_epoch "%s" UTC)
endif()
execute_process(COMMAND date -u -R -d "@${package_epoch}" OUTPUT_VARIABLE PACKAGE_DATE
    OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)

find_program(SCDOC scdoc)
find_program(GZIP gzip)

# A version without an entry of its own says nothing to those who upgrade.
file(STRINGS "${packaging}/changelog.in" changelog_head LIMIT_COUNT 1)
if(NOT changelog_head MATCHES "^triage-desk \\(${PROJECT_VERSION}\\) ")
    message(FATAL_ERROR "installer/packaging/changelog.in has no entry for version ${PROJECT_VERSION}")
endif()

# Installs the manual page and the documents that every Debian package has.
function(package_documents component)
    configure_file("${packaging}/changelog.in" "${prepared}/${component}/changelog" @ONLY)
    if(GZIP)
        execute_process(COMMAND "${GZIP}" -9nc "${prepared}/${component}/changelog"
            OUTPUT_FILE "${prepared}/${component}/changelog.gz")
        install(FILES "${prepared}/${component}/changelog.gz"
            DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${component} COMPONENT ${component})
    endif()
    install(FILES "${packaging}/copyright"
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${component} COMPONENT ${component})
    set(source "${PROJECT_SOURCE_DIR}/resources/man/${component}.1.scd")
    set(page "${prepared}/${component}/${component}.1.gz")
    if(SCDOC AND GZIP)
        add_custom_command(OUTPUT "${page}" DEPENDS "${source}" VERBATIM
            COMMAND sh -c "SOURCE_DATE_EPOCH=\"$0\" \"$1\" <\"$2\" | \"$3\" -9nc >\"$4\""
                ${package_epoch} "${SCDOC}" "${source}" "${GZIP}" "${page}")
        add_custom_target(${component}-manual ALL DEPENDS "${page}")
        install(FILES "${page}" DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT ${component})
    endif()
endfunction()

# Installs the component list of a package (CycloneDX). It is written at packaging time, because the finished build
# determines the compiled-in packages.
function(package_bill component)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;FOLDERS")
    if(NOT TRIAGE_SBOM)
        return()
    endif()
    find_package(Python3 COMPONENTS Interpreter REQUIRED)
    set(bill "${prepared}/${component}/${component}.cdx.json")
    string(REPLACE ";" " " depends "${arg_DEPENDS}")
    string(REPLACE ";" " " folders "${arg_FOLDERS}")
    install(CODE "execute_process(COMMAND \"${Python3_EXECUTABLE}\" \"${PROJECT_SOURCE_DIR}/installer/sbom\"
        --name ${component} --version ${PROJECT_VERSION} --program \"$<TARGET_FILE:${component}>\"
        --depends ${depends} --build \"${CMAKE_BINARY_DIR}\" --folder ${folders} --output \"${bill}\"
        COMMAND_ERROR_IS_FATAL ANY)" COMPONENT ${component})
    install(FILES "${bill}" DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${component} COMPONENT ${component})
endfunction()

if(TRIAGE_BACKEND)
    package_documents(triaged)
    package_bill(triaged DEPENDS adduser libqt6sql6-psql postgresql FOLDERS backend common)
    install(FILES "${packaging}/triaged.service" DESTINATION lib/systemd/system COMPONENT triaged)
    # Unit and program name this place, whatever the prefix.
    install(FILES "${packaging}/triaged.conf" DESTINATION /etc/triaged COMPONENT triaged)
    install(DIRECTORY "${PROJECT_SOURCE_DIR}/resources/examples/"
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/triaged/examples COMPONENT triaged)
    install(FILES "${packaging}/triaged.bash" RENAME triaged
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT triaged)
    install(FILES "${packaging}/triaged.lintian" RENAME triaged
        DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides COMPONENT triaged)
    # dpkg requires these names and modes.
    foreach(script postinst prerm postrm)
        file(COPY_FILE "${packaging}/triaged.${script}" "${prepared}/${script}")
        file(CHMOD "${prepared}/${script}" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
            WORLD_READ WORLD_EXECUTE)
    endforeach()
    file(COPY_FILE "${packaging}/conffiles" "${prepared}/conffiles")
    file(COPY_FILE "${packaging}/triaged.templates" "${prepared}/templates")
    file(CHMOD "${prepared}/conffiles" "${prepared}/templates" PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
endif()
if(TRIAGE_APP)
    package_documents(triage-desk)
    package_bill(triage-desk DEPENDS libqt6sql6-sqlite libqt6svg6 qt6-qpa-plugins FOLDERS app common)
endif()

set(CPACK_PACKAGE_NAME "triage-desk")
set(CPACK_PACKAGE_VENDOR "The Triage Desk authors")
set(CPACK_PACKAGE_CONTACT "The Triage Desk authors <packages@triagedesk.example>")
# The Debian packages have their own summaries below; CPack would prepend this one.
if(WIN32 OR APPLE)
    set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Sorts user feedback into buffers")
endif()
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL "")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# dpkg-shlibdeps finds linked libraries. Qt plugins and PostgreSQL programs have to be listed here.
if(TRIAGE_BACKEND)
    list(APPEND CPACK_COMPONENTS_ALL triaged)
    set(CPACK_DEBIAN_TRIAGED_PACKAGE_NAME triaged)
    set(CPACK_DEBIAN_TRIAGED_PACKAGE_SECTION net)
    set(CPACK_DEBIAN_TRIAGED_PACKAGE_DEPENDS
        "adduser, debconf (>= 0.5) | debconf-2.0, libqt6sql6-psql, postgresql")
    set(CPACK_DEBIAN_TRIAGED_PACKAGE_SUGGESTS "prometheus, nginx | haproxy")
    set(CPACK_DEBIAN_TRIAGED_DESCRIPTION "backend that receives user feedback and routes it
Receives feedback over HTTP, sorts it into buffers with a classifier that
learns from corrections, and serves the same API to integrators and to the
desktop client. Stores its data in a private PostgreSQL, or in your own.")
    set(CPACK_DEBIAN_TRIAGED_PACKAGE_CONTROL_EXTRA
        "${prepared}/postinst;${prepared}/prerm;${prepared}/postrm;${prepared}/conffiles;${prepared}/templates")
endif()
if(TRIAGE_APP)
    list(APPEND CPACK_COMPONENTS_ALL triage-desk)
    set(CPACK_DEBIAN_TRIAGE-DESK_PACKAGE_NAME triage-desk)
    set(CPACK_DEBIAN_TRIAGE-DESK_PACKAGE_SECTION x11)
    set(CPACK_DEBIAN_TRIAGE-DESK_PACKAGE_DEPENDS "libqt6sql6-sqlite, libqt6svg6, qt6-qpa-plugins")
    set(CPACK_DEBIAN_TRIAGE-DESK_PACKAGE_RECOMMENDS
        "fonts-noto-color-emoji, gnome-keyring | kwalletmanager, qt6-translations-l10n, qt6-wayland")
    set(CPACK_DEBIAN_TRIAGE-DESK_PACKAGE_SUGGESTS triaged)
    set(CPACK_DEBIAN_TRIAGE-DESK_DESCRIPTION "desktop client that sorts user feedback into buffers
Shows feedback in the buffers that routing put it into, and lets support
staff move, check and discuss it with the keyboard or the mouse, also
offline. Needs a server that runs triaged.")
endif()

if(WIN32)
    set(CPACK_GENERATOR NSIS)
    set(CPACK_NSIS_DISPLAY_NAME "Triage Desk")
    set(CPACK_NSIS_CREATE_ICONS_EXTRA
        "CreateShortCut '$SMPROGRAMS\\\\$STARTMENU_FOLDER\\\\Triage Desk.lnk' '$INSTDIR\\\\bin\\\\triage-desk.exe'")
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop)
endif()

include(CPack)
