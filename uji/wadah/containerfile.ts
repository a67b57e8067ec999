/** A line of a Containerfile. */
interface Step {
  instruction: string;
  args: string;
}

/** From one `FROM` to the next. */
export interface Stage {
  base: string;
  name: string;
  steps: Step[];
}

/** Reads a Containerfile into its stages. */
export function stagesOf(text: string): Stage[] {
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, instruction = '', args = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [base = '', , name = ''] = args.split(/\s+/);
      stages.push({ base, name, steps: [] });
    } else if (instruction) stages.at(-1)?.steps.push({ instruction, args });
  }
  return stages;
}

/** What a stage says of one kind, in its order. */
export const argsOf = ({ steps }: Stage, instruction: string): string[] =>
  steps.filter((step) => step.instruction === instruction).map(({ args }) => args);

/** The command of a HEALTHCHECK, an ENTRYPOINT or a CMD in its written-out form. */
export function commandIn(args = ''): string[] {
  const [list] = /\[.*\]$/.exec(args) ?? [];
  return list ? JSON.parse(list) : [];
}

/** What ENV sets. */
export const settingsIn = (stage: Stage): Record<string, string> =>
  Object.fromEntries(argsOf(stage, 'ENV').flatMap((args) => args.split(/\s+/).map((pair) => pair.split('=', 2))));
