import { checkStart } from '../server/node/run.ts';
import { orExplain } from '../server/node/start-error.ts';
import { buildIfChanged } from './build.ts';

await orExplain(async () => {
  await checkStart('trial');
  await buildIfChanged();
});
await import('../server/serve.ts');
