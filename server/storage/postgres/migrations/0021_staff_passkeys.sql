-- Few of each: they are read with their member of staff.
ALTER TABLE staff
  ADD COLUMN passkeys            jsonb NOT NULL DEFAULT '[]',
  -- Each is accepted once.
  ADD COLUMN answered_challenges jsonb NOT NULL DEFAULT '[]';
