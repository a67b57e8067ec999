import type { Refused } from '../answers.ts';
import type { Operation, Parameter, PathItem, RequestBody } from '../openapi.ts';
import { parameter } from '../parameters.ts';
import { none, sessions } from './account-answers.ts';
import { operation, own } from './accounts.ts';

const idInPath = parameter('path', 'id', {
  description: 'Penanda perangkat dari daftarnya',
  schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
  example: '9b2f0c4e5d6a4f1b8c7d3e2a1f0b9c8d',
});
const schema = {
  type: 'object',
  properties: { _method: { type: 'string', enum: ['delete'], description: 'Method yang sebenarnya' } },
  required: ['_method'],
};
const method: RequestBody = {
  required: true,
  content: {
    'multipart/form-data': { schema },
    'application/x-www-form-urlencoded': { schema },
    'application/json': { schema },
  },
};
const form: Refused[] = [400, 401, 413, 415];

const tagged = (...said: Parameters<typeof operation>): Operation => ({ ...operation(...said), tags: ['Perangkat'] });

const ended = (
  id: string,
  summary: string,
  message: string,
  more: { parameters?: Parameter[]; refused?: Refused[] },
) => {
  const { parameters, refused = [] } = more;
  const common = { who: own, answer: [none, message] as [typeof none, string], ...(parameters && { parameters }) };
  return {
    delete: tagged(id, summary, { ...common, refused: [...form, ...refused] }),
    post: tagged(`${id}DenganPost`, `${summary} dengan _method`, {
      ...{ ...common, refused: [...form, 405, ...refused], requestBody: method },
    }),
  };
};

/** The devices on which the caller is logged in. */
export const sessionPaths: Record<string, PathItem> = {
  '/api/user/sesi': {
    get: tagged('perangkatSendiri', 'Perangkat yang masuk', {
      ...{ who: own, answer: [sessions, 'Berhasil'], refused: [401] },
      description: 'Paling banyak 100: yang bertanya paling atas, lalu yang terakhir dipakai.',
    }),
    ...ended('akhiriSesiLain', 'Keluarkan semua perangkat lain', 'Perangkat lain berhasil dikeluarkan', {}),
  },
  '/api/user/sesi/{id}': ended('akhiriSesi', 'Keluarkan satu perangkat', 'Perangkat berhasil dikeluarkan', {
    parameters: [idInPath],
    refused: [404],
  }),
};
