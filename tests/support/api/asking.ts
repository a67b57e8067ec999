import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import type { Bindings } from '../../../server/http/context.ts';
import type { TestApi } from './api.ts';

interface How {
  token?: string;
  headers?: Record<string, string>;
  client?: Bindings;
}

export interface Told {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the shape of answers is what the tests assert
  body: any;
  headers: Headers;
}

/** Short words for what a client of the API does. */
export function asking(api: TestApi) {
  const send = async (method: string, path: string, body: BodyInit | undefined, how: How): Promise<Told> => {
    const headers = { ...how.headers, ...(how.token && { Authorization: `Bearer ${how.token}` }) };
    const response = await api.fetch(`/api${path}`, { method, headers, body }, how.client);
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  const post = (path: string, fields: Record<string, unknown> = {}, how: How = {}) =>
    send('POST', path, JSON.stringify(fields), {
      ...how,
      headers: { 'Content-Type': 'application/json', ...how.headers },
    });

  return {
    get: (path: string, how: How = {}) => send('GET', path, undefined, how),
    post,
    /** As the spec's client sends it. */
    postForm: (path: string, form: FormData, how: How = {}) => send('POST', path, form, how),
    /** The token of a demo account. */
    login: async (username: string, password: string = DEMO_PASSWORD): Promise<string> => {
      const { body } = await post('/login', { username, password });
      return body.data.access_token;
    },
  };
}
