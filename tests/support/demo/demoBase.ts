/** Where the tests' host serves the demo. */
export const DEMO_BASE = '/belle-vue/';
