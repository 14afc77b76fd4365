-- What an activity says as a code with its parts, beside the text. Older activities have only their text.
alter table note add column activity json;
alter table buffer_move add column parts json;
