-- Points of the rate limits, in the columns of rate-limiter-flexible. Unlogged: worthless after a
-- crash.
CREATE UNLOGGED TABLE rate_limits (
  -- The window, and a hash of its subject.
  key    text PRIMARY KEY,
  points integer NOT NULL,
  -- Unix time in milliseconds.
  expire bigint NOT NULL
);
