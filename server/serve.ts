import { flushCompileCache } from 'node:module';
import { orExplain } from './node/process/start-error.ts';
import { run } from './node/run.ts';

// React draws several times slower outside production, in the trial too.
process.env['NODE_ENV'] = 'production';

await orExplain(() => run(process.argv.includes('--produksi') ? 'produksi' : 'trial'));

// Where `NODE_COMPILE_CACHE` names a folder, the next start need not translate anew; it is not sure that this one ends well.
flushCompileCache();
