/** Why the program cannot start, in sentences for the person who starts it. */
export class StartError extends Error {
  readonly faults: readonly string[];

  constructor(...faults: string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Runs a program; what keeps it from starting is said in plain sentences, without a stack trace. */
export async function orExplain(program: () => Promise<unknown>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    for (const fault of error.faults) console.error(fault);
    process.exit(1);
  }
}
