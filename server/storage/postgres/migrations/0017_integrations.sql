CREATE TABLE api_tokens (
  id           text PRIMARY KEY,
  name         text NOT NULL,
  -- SHA-256 of the token, base64url.
  hash         text NOT NULL UNIQUE,
  prefix       text NOT NULL,
  scopes       text[] NOT NULL,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz,
  last_used_at timestamptz
);

CREATE TABLE webhooks (
  id                   text PRIMARY KEY,
  url                  text NOT NULL,
  events               text[] NOT NULL,
  is_active            boolean NOT NULL,
  secret               text NOT NULL,
  earlier_secret       text,
  earlier_secret_until timestamptz,
  created_at           timestamptz NOT NULL,
  gone_at              timestamptz,
  CHECK ((earlier_secret IS NULL) = (earlier_secret_until IS NULL))
);

CREATE TABLE webhook_deliveries (
  -- In the order of events.
  id              text COLLATE "C" PRIMARY KEY,
  webhook_id      text NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  type            text NOT NULL,
  -- As it is signed and sent.
  payload         text NOT NULL,
  created_at      timestamptz NOT NULL,
  state           text NOT NULL CHECK (state IN ('WAITING', 'DELIVERED', 'FAILED')),
  attempts        jsonb NOT NULL,
  next_attempt_at timestamptz NOT NULL
);
CREATE INDEX deliveries_due        ON webhook_deliveries (next_attempt_at, id) WHERE state = 'WAITING';
CREATE INDEX deliveries_of_webhook ON webhook_deliveries (webhook_id, id);
CREATE INDEX deliveries_done       ON webhook_deliveries (created_at) WHERE state <> 'WAITING';
