import { setupServer } from 'msw/node';

/** What stands between screens and the real API; a test that needs a failure overrides one address. */
export const network = setupServer();
