import { http } from 'msw';

interface Api {
  fetch: (request: Request) => Response | Promise<Response>;
}

/** The one handler there is: the real API answers, in the demo's page and in the tests of screens. */
export const apiHandlers = (api: Api) => [http.all('*/api/*', ({ request }) => api.fetch(request))];
