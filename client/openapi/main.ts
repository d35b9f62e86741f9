import swaggerUi from '@fastify/swagger-ui/static/swagger-ui-bundle.js';
import '@fastify/swagger-ui/static/swagger-ui.css';
import './openapi.css';

swaggerUi({
  dom_id: '#root',
  url: '/openapi.json',
  presets: [swaggerUi.presets.apis],
  deepLinking: true,
  filter: true,
  displayRequestDuration: true,
  // Else it would send the document's address to a validator elsewhere.
  validatorUrl: null,
});
