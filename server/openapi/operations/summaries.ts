import type { Summary } from '#contract/summary.ts';
import { answers, orFile, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import { rowSchema } from '../json-schema.ts';
import { filterParameters, shared } from '../parameters.ts';
import { refTo } from '../request-body.ts';
import type { Part } from './collection.ts';
import { everybody } from './reads.ts';

/** The path and the schema of a summary. */
export function summaryPart({ path, name, tag, title, notes, query, answer, isAlsoFile }: Summary): Part {
  const schema = rowSchema(answer);
  const found = succeeded(title, {
    data: refTo(name),
    example: exampleOf(schema),
    headers: { ETag: { $ref: '#/components/headers/ETag' } },
  });
  return {
    paths: {
      [`/api${path}`]: {
        get: {
          operationId: name.charAt(0).toLowerCase() + name.slice(1),
          tags: [tag],
          summary: title,
          ...(notes && { description: notes }),
          ...everybody,
          parameters: [...filterParameters(query, answer), shared('IfNoneMatch')],
          responses: answers({ 200: isAlsoFile ? orFile(found) : found }, ...([304, 404, 422, 429] as const)),
        },
      },
    },
    schemas: { [name]: schema },
  };
}
