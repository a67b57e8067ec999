/** Commands as a manual shows them: those of one block are typed one after the other. */
export interface Block {
  /** The heading under which it stands, and the how many-th of it this is. */
  name: string;
  /** The line on which it begins. */
  line: number;
  script: string;
}

/** All blocks of shell commands in a Markdown text, in their order. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let fence: { isShell: boolean; line: number; commands: string[] } | undefined;
  for (const [at, text] of markdown.split('\n').entries()) {
    const opened = /^```(\w*)$/.exec(text);
    if (fence && opened) {
      const count = blocks.filter(({ name }) => name.startsWith(`${heading} `)).length + 1;
      if (fence.isShell)
        blocks.push({ name: `${heading} ${count}`, line: fence.line, script: fence.commands.join('\n') });
      fence = undefined;
    } else if (fence) fence.commands.push(text);
    else if (opened) fence = { isShell: opened[1] === 'sh', line: at + 1, commands: [] };
    else heading = /^## (.+)$/.exec(text)?.[1] ?? heading;
  }
  return blocks;
}

/** What the blocks have Debian install, in their order. */
export const packagesOf = (blocks: readonly Block[]): string[][] =>
  blocks.flatMap(({ script }) =>
    [...script.matchAll(/^apt-get install -y (.+)$/gm)].map(([, names = '']) => names.split(' ')),
  );
