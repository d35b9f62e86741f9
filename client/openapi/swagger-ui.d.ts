/** Swagger UI as Fastify publishes it: its own package runs an install script that reports installs. */
declare module '@fastify/swagger-ui/static/swagger-ui-bundle.js' {
  interface SwaggerUi {
    (options: Readonly<Record<string, unknown>>): unknown;
    readonly presets: { readonly apis: unknown };
  }
  const swaggerUi: SwaggerUi;
  export default swaggerUi;
}
