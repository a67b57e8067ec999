import { explainSystem } from './system-faults.ts';

/** Why the program cannot start, in sentences for the operator. */
export class StartError extends Error {
  readonly faults: readonly string[];

  constructor(...faults: string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Runs a program; known faults are printed as sentences, without a stack trace. */
export async function orExplain(program: () => Promise<unknown>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const sentence = explainSystem(error);
    if (!(error instanceof StartError) && !sentence) throw error;
    for (const fault of error instanceof StartError ? error.faults : [sentence]) console.error(fault);
    process.exit(1);
  }
}
