-- What addresses have used up of their shares, in the columns of rate-limiter-flexible. Unlogged: it
-- is worth nothing after a crash, and costs no write to the log.
CREATE UNLOGGED TABLE rate_limits (
  -- The window, and a hash of whom it is about.
  key    text PRIMARY KEY,
  points integer NOT NULL,
  -- When the window ends, in milliseconds since 1970.
  expire bigint NOT NULL
);
