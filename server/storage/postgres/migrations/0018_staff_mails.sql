-- The record's schema says which kinds there are.
ALTER TABLE mails DROP CONSTRAINT IF EXISTS mails_kind_check;
