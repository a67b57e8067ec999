import { flushCompileCache } from 'node:module';
import { orExplain } from './node/faults/start-error.ts';
import { run } from './node/run.ts';

// React renders several times slower outside production, so the trial uses it too.
process.env['NODE_ENV'] = 'production';

await orExplain(() => run(process.argv.includes('--produksi') ? 'produksi' : 'trial'));

// With `NODE_COMPILE_CACHE` the next start compiles nothing; written now, because the process may be killed.
flushCompileCache();
