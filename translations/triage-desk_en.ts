<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>triage::app::ActivityDialog</name>
    <message numerus="yes">
        <source>&amp;Changes (%Ln)</source>
        <translation>
            <numerusform>&amp;Changes (%Ln)</numerusform>
            <numerusform>&amp;Changes (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n attempt(s)</source>
        <translation>
            <numerusform>%1 · %n attempt</numerusform>
            <numerusform>%1 · %n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n changes? They are never sent.</source>
        <translation>
            <numerusform>Discard %n change? It is never sent.</numerusform>
            <numerusform>Discard %n changes? They are never sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Application</name>
    <message numerus="yes">
        <source>The server no longer accepts the token for %1. Enter another one; %n changes wait and are sent then.</source>
        <translation>
            <numerusform>The server no longer accepts the token for %1. Enter another one; %n change waits and is sent then.</numerusform>
            <numerusform>The server no longer accepts the token for %1. Enter another one; %n changes wait and are sent then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes in %1 were not sent yet. They stay on this computer, and are sent when you sign in there again.</source>
        <translation>
            <numerusform>%n change in %1 was not sent yet. It stays on this computer, and is sent when you sign in there again.</numerusform>
            <numerusform>%n changes in %1 were not sent yet. They stay on this computer, and are sent when you sign in there again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::LastSending</name>
    <message numerus="yes">
        <source>%n changes are not sent yet. They stay on this computer and are sent when Triage Desk starts again.</source>
        <translation>
            <numerusform>%n change is not sent yet. It stays on this computer and is sent when Triage Desk starts again.</numerusform>
            <numerusform>%n changes are not sent yet. They stay on this computer and are sent when Triage Desk starts again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Banner</name>
    <message numerus="yes">
        <source>The server no longer accepts the token. %n unsent changes are saved.</source>
        <translation>
            <numerusform>The server no longer accepts the token. %n unsent change is saved.</numerusform>
            <numerusform>The server no longer accepts the token. %n unsent changes are saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n changes waiting</source>
        <translation>
            <numerusform>%1, %n change waiting</numerusform>
            <numerusform>%1, %n changes waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are signed out. %n changes are kept until you enter a token.</source>
        <translation>
            <numerusform>You are signed out. %n change is kept until you enter a token.</numerusform>
            <numerusform>You are signed out. %n changes are kept until you enter a token.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::BoardColumn</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ColumnsDialog</name>
    <message numerus="yes">
        <source>The board has %n column(s)</source>
        <translation>
            <numerusform>The board has %n column</numerusform>
            <numerusform>The board has %n columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::DashboardBar</name>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>Last %Ln day</numerusform>
            <numerusform>Last %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ExportDialog</name>
    <message numerus="yes">
        <source>%Ln feedback written so far</source>
        <translation>
            <numerusform>%Ln item written so far</numerusform>
            <numerusform>%Ln items written so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback written to %1</source>
        <translation>
            <numerusform>%Ln item written to %1</numerusform>
            <numerusform>%Ln items written to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackActions</name>
    <message numerus="yes">
        <source>Delete %n feedback? You can undo this for 10 seconds; then it is gone for everyone.</source>
        <translation>
            <numerusform>Delete this item? You can undo this for 10 seconds; then it is gone for everyone.</numerusform>
            <numerusform>Delete %n items? You can undo this for 10 seconds; then they are gone for everyone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Feedback</source>
        <translation>
            <numerusform>Delete Item</numerusform>
            <numerusform>Delete %n Items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This changes %n items. You can undo this.</source>
        <translation>
            <numerusform>This changes %Ln item. You can undo this.</numerusform>
            <numerusform>This changes %Ln items. You can undo this.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackDrop</name>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <translation>
            <numerusform>Remove %n from %1</numerusform>
            <numerusform>Remove %n from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <translation>
            <numerusform>Also add %n to %1</numerusform>
            <numerusform>Also add %n to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPane</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPlans</name>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Also add to %1</numerusform>
            <numerusform>Also add %n items to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Added to %1</numerusform>
            <numerusform>Added %n items to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retry routing of %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Retry routing</numerusform>
            <numerusform>Retry routing of %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Routing of %n is retried</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Routing is retried</numerusform>
            <numerusform>Routing of %n items is retried</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Delete item</numerusform>
            <numerusform>Delete %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Item deleted</numerusform>
            <numerusform>%n items deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n from %1 to %2</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Move from %1 to %2</numerusform>
            <numerusform>Move %n items from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Move to %1</numerusform>
            <numerusform>Move %n items to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Moved to %1</numerusform>
            <numerusform>Moved %n items to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Remove from %1</numerusform>
            <numerusform>Remove %n items from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Removed from %1</numerusform>
            <numerusform>Removed %n items from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Remove from all buffers</numerusform>
            <numerusform>Remove %n items from all buffers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Removed from all buffers</numerusform>
            <numerusform>Removed %n items from all buffers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flag %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Flag for review</numerusform>
            <numerusform>Flag %n items for review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flagged %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Flagged for review</numerusform>
            <numerusform>Flagged %n items for review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Confirm</numerusform>
            <numerusform>Confirm %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Confirmed</numerusform>
            <numerusform>Confirmed %n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Field</name>
    <message numerus="yes">
        <source>%n characters too many.</source>
        <translation>
            <numerusform>%n character too many.</numerusform>
            <numerusform>%n characters too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ImportDialog</name>
    <message numerus="yes">
        <source>CSV with %n columns, %1</source>
        <comment>%1: size of a file</comment>
        <translation>
            <numerusform>CSV with %n column, %1</numerusform>
            <numerusform>CSV with %n columns, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %Ln</source>
        <translation>
            <numerusform>&amp;Import %Ln</numerusform>
            <numerusform>&amp;Import %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln feedback from %1? You can undo it as a whole.</source>
        <translation>
            <numerusform>Import %Ln item from %1? You can undo it as a whole.</numerusform>
            <numerusform>Import %Ln items from %1? You can undo it as a whole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>Import %Ln</numerusform>
            <numerusform>Import %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln new</numerusform>
            <numerusform>%Ln new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already imported</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln already imported</numerusform>
            <numerusform>%Ln already imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with errors (skipped)</source>
        <comment>lines of a file</comment>
        <translation>
            <numerusform>%Ln with errors (skipped)</numerusform>
            <numerusform>%Ln with errors (skipped)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new buffers</source>
        <translation>
            <numerusform>%Ln new buffer</numerusform>
            <numerusform>%Ln new buffers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undoing: %Ln removed so far.</source>
        <translation>
            <numerusform>Undoing: %Ln removed so far.</numerusform>
            <numerusform>Undoing: %Ln removed so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln removed</numerusform>
            <numerusform>%Ln removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kept because people have worked on them</source>
        <translation>
            <numerusform>%Ln kept because people have worked on it</numerusform>
            <numerusform>%Ln kept because people have worked on them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are wrong</source>
        <translation>
            <numerusform>and %Ln more line that is wrong</numerusform>
            <numerusform>and %Ln more lines that are wrong</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::MoveAllDialog</name>
    <message numerus="yes">
        <source>%Ln feedback to move</source>
        <translation>
            <numerusform>%Ln item to move</numerusform>
            <numerusform>%Ln items to move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::NotificationCentre</name>
    <message numerus="yes">
        <source>%n new feedback</source>
        <translation>
            <numerusform>%n new item</numerusform>
            <numerusform>%n new items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need a look</source>
        <translation>
            <numerusform>%n needs review</numerusform>
            <numerusform>%n need review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notices</source>
        <translation>
            <numerusform>%n notice</numerusform>
            <numerusform>%n notices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::NoteBox</name>
    <message numerus="yes">
        <source>%n character(s) too long</source>
        <translation>
            <numerusform>%n character too long</numerusform>
            <numerusform>%n characters too long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>%n character left</numerusform>
            <numerusform>%n characters left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ServerSteps</name>
    <message numerus="yes">
        <source>Moved %Ln from %1 to %2</source>
        <translation>
            <numerusform>Moved %Ln from %1 to %2</numerusform>
            <numerusform>Moved %Ln from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback stayed, because it was moved since</source>
        <translation>
            <numerusform>%Ln item stayed, because it was moved since</numerusform>
            <numerusform>%Ln items stayed, because they were moved since</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SessionBinding</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server was set back to %1. %n of your changes are no longer there.</source>
        <translation>
            <numerusform>The server was set back to %1. %n of your changes is no longer there.</numerusform>
            <numerusform>The server was set back to %1. %n of your changes are no longer there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %n items belong in %2</source>
        <comment>how many, buffer</comment>
        <translation>
            <numerusform>%1 of the last %n item belongs in %2</numerusform>
            <numerusform>%1 of the last %n items belong in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server switched off %n webhook(s), because nothing arrived there any more.</source>
        <translation>
            <numerusform>The server switched off %n webhook, because nothing arrived there any more.</numerusform>
            <numerusform>The server switched off %n webhooks, because nothing arrived there any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln back from their snoozes</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln back from its snooze</numerusform>
            <numerusform>%Ln back from their snoozes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be done again.</source>
        <translation>
            <numerusform>%n of them can be done again.</numerusform>
            <numerusform>%n of them can be done again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Session</name>
    <message numerus="yes">
        <source>%n unsent changes</source>
        <translation>
            <numerusform>%n unsent change</numerusform>
            <numerusform>%n unsent changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts</source>
        <translation>
            <numerusform>%n draft</numerusform>
            <numerusform>%n drafts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::StrandedChanges</name>
    <message numerus="yes">
        <source>%n changes made at %1 are sent from here now</source>
        <translation>
            <numerusform>%n change made at %1 is sent from here now</numerusform>
            <numerusform>%n changes made at %1 are sent from here now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of another member of this organization were not sent.</source>
        <translation>
            <numerusform>%n change of another member of this organization was not sent.</numerusform>
            <numerusform>%n changes of another member of this organization were not sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of %1 at %2 were not sent.</source>
        <translation>
            <numerusform>%n change of %1 at %2 was not sent.</numerusform>
            <numerusform>%n changes of %1 at %2 were not sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::TimePlots</name>
    <message numerus="yes">
        <source>%Ln in all; most of them on %1: %2</source>
        <comment>counts of feedback, a day or a week</comment>
        <translation>
            <numerusform>%Ln in all; most of them on %1: %2</numerusform>
            <numerusform>%Ln in all; most of them on %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln found their buffer by themselves</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%1 of %Ln routed automatically</numerusform>
            <numerusform>%1 of %Ln routed automatically</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln need a look</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%1 of %Ln needs review</numerusform>
            <numerusform>%1 of %Ln need review</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::GroupPlots</name>
    <message numerus="yes">
        <source>No buffer grew against the %Ln days before</source>
        <translation>
            <numerusform>No buffer grew against the %Ln day before</numerusform>
            <numerusform>No buffer grew against the %Ln days before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 grew most: %2, that is %3 more than in the %Ln days before</source>
        <comment>buffer, count, difference</comment>
        <translation>
            <numerusform>%1 grew most: %2, that is %3 more than in the %Ln day before</numerusform>
            <numerusform>%1 grew most: %2, that is %3 more than in the %Ln days before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>People agreed with %1 of the %Ln they looked at</source>
        <comment>a share, decisions</comment>
        <translation>
            <numerusform>People agreed with %1 of the %Ln they looked at</numerusform>
            <numerusform>People agreed with %1 of the %Ln they looked at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions, and nobody has said anything to them yet</source>
        <translation>
            <numerusform>%Ln decision, and nobody has said anything to it yet</numerusform>
            <numerusform>%Ln decisions, and nobody has said anything to them yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 displeases most: %Ln thumbs down</source>
        <comment>target</comment>
        <translation>
            <numerusform>Most thumbs down: %1 (%Ln)</numerusform>
            <numerusform>Most thumbs down: %1 (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>seconds</comment>
        <translation>
            <numerusform>%Ln s</numerusform>
            <numerusform>%Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of it was looked at within %1; %Ln wait</source>
        <comment>duration, count</comment>
        <translation>
            <numerusform>Median time to triage %1; %Ln waiting</numerusform>
            <numerusform>Median time to triage %1; %Ln waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln wait for somebody to look</source>
        <translation>
            <numerusform>%Ln waiting for review</numerusform>
            <numerusform>%Ln waiting for review</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::QualityDialog</name>
    <message numerus="yes">
        <source>Routing decided about %n items in the last weeks.</source>
        <translation>
            <numerusform>Routing decided about %n item in the last weeks.</numerusform>
            <numerusform>Routing decided about %n items in the last weeks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n reviewed: too few to tell</source>
        <translation>
            <numerusform>Only %n reviewed: too few to tell</numerusform>
            <numerusform>Only %n reviewed: too few to tell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibration: only %n reviewed so far</source>
        <translation>
            <numerusform>Calibration: only %n reviewed so far</numerusform>
            <numerusform>Calibration: only %n reviewed so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ResearchDialog</name>
    <message numerus="yes">
        <source>The last %n days</source>
        <translation>
            <numerusform>The last %n day</numerusform>
            <numerusform>The last %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::AnswerPane</name>
    <message numerus="yes">
        <source>%n items read</source>
        <translation>
            <numerusform>%n item read</numerusform>
            <numerusform>%n items read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>items of a theme</comment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::RestoreDialog</name>
    <message numerus="yes">
        <source>Restored the buffer %1 with %Ln feedback</source>
        <translation>
            <numerusform>Restored the buffer %1 with %Ln item</numerusform>
            <numerusform>Restored the buffer %1 with %Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingEffect</name>
    <message numerus="yes">
        <source>Would take %1, lose %2 of the last %n items.</source>
        <translation>
            <numerusform>Of the last %n item, %1 would move in and %2 out.</numerusform>
            <numerusform>Of the last %n items, %1 would move in and %2 out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would be elsewhere with the stored instructions, too, if routed again.</source>
        <translation>
            <numerusform>%n of them would be elsewhere with the stored instructions, too, if routed again.</numerusform>
            <numerusform>%n of them would be elsewhere with the stored instructions, too, if routed again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the last %n items, %1 would be in a buffer and %2 would need review; with the stored values %3 and %4.</source>
        <translation>
            <numerusform>Of the last %n item, %1 would be in a buffer and %2 would need review; with the stored values %3 and %4.</numerusform>
            <numerusform>Of the last %n items, %1 would be in a buffer and %2 would need review; with the stored values %3 and %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>People judged %n of them: %1 would be right; with the stored values %2.</source>
        <translation>
            <numerusform>People judged %n of them: %1 would be right; with the stored values %2.</numerusform>
            <numerusform>People judged %n of them: %1 would be right; with the stored values %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarModel</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::StatusStrip</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln min</source>
        <comment>time that is left</comment>
        <translation>
            <numerusform>about %Ln min</numerusform>
            <numerusform>about %Ln min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Transfers</name>
    <message numerus="yes">
        <source>Cancelled: imported %Ln from %1</source>
        <translation>
            <numerusform>Cancelled: imported %Ln from %1</numerusform>
            <numerusform>Cancelled: imported %Ln from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln from %1</source>
        <translation>
            <numerusform>Imported %Ln from %1</numerusform>
            <numerusform>Imported %Ln from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undone: the import of %1, %Ln removed</source>
        <translation>
            <numerusform>Undone: the import of %1, %Ln removed</numerusform>
            <numerusform>Undone: the import of %1, %Ln removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln to %1</source>
        <translation>
            <numerusform>Exported %Ln to %1</numerusform>
            <numerusform>Exported %Ln to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Labels</name>
    <message numerus="yes">
        <source>with %n duplicate(s)</source>
        <translation>
            <numerusform>with %n duplicate</numerusform>
            <numerusform>with %n duplicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>age</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <comment>age</comment>
        <translation>
            <numerusform>%n h</numerusform>
            <numerusform>%n h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n d</source>
        <comment>age</comment>
        <translation>
            <numerusform>%n d</numerusform>
            <numerusform>%n d</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Workspace</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ImportsDialog</name>
    <message numerus="yes">
        <source>Remove the %Ln items that came from %1? Items that somebody has worked on since stay.</source>
        <translation>
            <numerusform>Remove the %Ln item that came from %1? Items that somebody has worked on since stay.</numerusform>
            <numerusform>Remove the %Ln items that came from %1? Items that somebody has worked on since stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookLogDialog</name>
    <message numerus="yes">
        <source>%n deliveries are sent again.</source>
        <translation>
            <numerusform>%n delivery is sent again.</numerusform>
            <numerusform>%n deliveries are sent again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::TriagePlans</name>
    <message numerus="yes">
        <source>Tag %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Change tags</numerusform>
            <numerusform>Change the tags of %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wake %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Wake</numerusform>
            <numerusform>Wake %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snooze %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Snooze</numerusform>
            <numerusform>Snooze %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decline %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Decline</numerusform>
            <numerusform>Decline %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Mark as done</numerusform>
            <numerusform>Mark %n items as done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Open again</numerusform>
            <numerusform>Open %n items again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took %1 off %n</source>
        <comment>tags, feedback</comment>
        <translation>
            <numerusform>Took off %1</numerusform>
            <numerusform>Took %1 off %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tagged %n with %1</source>
        <comment>feedback, tags</comment>
        <translation>
            <numerusform>Tagged with %1</numerusform>
            <numerusform>Tagged %n items with %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Woke %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>It is back</numerusform>
            <numerusform>%n items are back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n until %1</source>
        <comment>feedback, time</comment>
        <translation>
            <numerusform>Snoozed until %1</numerusform>
            <numerusform>Snoozed %n items until %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declined %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Declined</numerusform>
            <numerusform>Declined %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Marked as done</numerusform>
            <numerusform>Marked %n items as done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Opened again</numerusform>
            <numerusform>Opened %n items again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>Assigned to %1</numerusform>
            <numerusform>Assigned %Ln items to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Assigned to you</numerusform>
            <numerusform>Assigned %Ln items to you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassigned %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Unassigned</numerusform>
            <numerusform>Unassigned %Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>Assign to %1</numerusform>
            <numerusform>Assign %Ln items to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Assign to you</numerusform>
            <numerusform>Assign %Ln items to you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassign %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Unassign</numerusform>
            <numerusform>Unassign %Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::MergePlans</name>
    <message numerus="yes">
        <source>Unmerge %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Unmerge</numerusform>
            <numerusform>Unmerge %Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merged %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>Merged with “%1”</numerusform>
            <numerusform>Merged %Ln items with “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as different; they are not suggested again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Marked as different; it is not suggested again</numerusform>
            <numerusform>Marked %n items as different; they are not suggested again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>Merge with “%1”</numerusform>
            <numerusform>Merge %Ln items with “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as different</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Mark as different</numerusform>
            <numerusform>Mark %n items as different</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unmerged %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Unmerged</numerusform>
            <numerusform>Unmerged %Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::TakeNext</name>
    <message numerus="yes">
        <source>%1 You finished %n today.</source>
        <comment>sentence about an empty queue</comment>
        <translation>
            <numerusform>%1 You finished %Ln today.</numerusform>
            <numerusform>%1 You finished %Ln today.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::WorkPlots</name>
    <message numerus="yes">
        <source>%1 did most: %Ln</source>
        <comment>member, count</comment>
        <translation>
            <numerusform>%1 did most: %Ln</numerusform>
            <numerusform>%1 did most: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of %Ln were done within %1</source>
        <comment>count, duration</comment>
        <translation>
            <numerusform>Half of %Ln was done within %1</numerusform>
            <numerusform>Half of %Ln were done within %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items are open</source>
        <translation>
            <numerusform>%Ln item is open</numerusform>
            <numerusform>%Ln items are open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln open items are older than a year</source>
        <comment>a number, all of them</comment>
        <translation>
            <numerusform>%1 of %Ln open item is older than a year</numerusform>
            <numerusform>%1 of %Ln open items are older than a year</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln days</source>
        <translation>
            <numerusform>At most %Ln day</numerusform>
            <numerusform>At most %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln days</source>
        <translation>
            <numerusform>More than %Ln day</numerusform>
            <numerusform>More than %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::LostChanges</name>
    <message numerus="yes">
        <source>Do lost changes of %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Do the lost changes again</numerusform>
            <numerusform>Do the lost changes of %n items again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changed %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Changed again</numerusform>
            <numerusform>Changed %n items again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeBell</name>
    <message numerus="yes">
        <source>%n unread notices</source>
        <translation>
            <numerusform>%n unread notice</numerusform>
            <numerusform>%n unread notices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ListTally</name>
    <message numerus="yes">
        <source>%n done</source>
        <comment>items</comment>
        <translation>
            <numerusform>%n done</numerusform>
            <numerusform>%n done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozed</source>
        <comment>items</comment>
        <translation>
            <numerusform>%n snoozed</numerusform>
            <numerusform>%n snoozed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <comment>items</comment>
        <translation>
            <numerusform>%n declined</numerusform>
            <numerusform>%n declined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <comment>items</comment>
        <translation>
            <numerusform>%n duplicate</numerusform>
            <numerusform>%n duplicates</numerusform>
        </translation>
    </message>
</context>
</TS>
