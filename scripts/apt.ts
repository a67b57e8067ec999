import { run } from './run.ts';

/** Runs Debian's package tool, which then asks nobody anything. @returns its exit code */
export const apt = (command: 'install' | 'update', args: readonly string[] = [], env = process.env): Promise<number> =>
  run('apt-get', [command, '-q', '-y', ...args], { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });

/** Installs packages with what they need, and nothing that they only recommend. @returns the exit code of the last step */
export async function installPackages(packages: readonly string[], env = process.env): Promise<number> {
  await apt('update', [], env);
  return apt('install', ['--no-install-recommends', ...packages], env);
}
