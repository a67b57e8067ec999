import { run } from './node/run.ts';
import { orExplain } from './node/start-error.ts';

// React draws several times slower outside production, in the trial too.
process.env['NODE_ENV'] = 'production';

await orExplain(() => run(process.argv.includes('--produksi') ? 'produksi' : 'trial'));
