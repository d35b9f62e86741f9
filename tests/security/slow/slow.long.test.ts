import { connectionBounds } from '../../../server/http/limits/connections.ts';
import { endsSlowConnections } from './slow.ts';

endsSlowConnections({ bounds: connectionBounds, requestsOnOneConnection: 2_000 });
