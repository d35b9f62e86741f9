/** The path of the build's folder on its host, between slashes. */
export const base = import.meta.env.BASE_URL;
