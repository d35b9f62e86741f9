-- The record's schema says which kinds there are.
ALTER TABLE mails DROP CONSTRAINT mails_kind_check;
