import { runTool } from '../scripts/run.ts';

/**
 * The screens' tests with an API whose answers come up to 400 ms late, and React and the device's database up to 40:
 * `npm run uji:lambat [-- FILE …]`.
 */
process.exitCode = await runTool('vitest/vitest.mjs', ['run', '--project=layar', ...process.argv.slice(2)], {
  LAMBAT: '400',
});
