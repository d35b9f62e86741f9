import { connectionBounds } from '../../../server/http/limits/connections.ts';
import { endsSlowConnections } from './slow.ts';

endsSlowConnections({
  bounds: { ...connectionBounds, headerMs: 400, requestMs: 800, lookEveryMs: 100 },
  requestsOnOneConnection: 300,
});
