const NAME = 'NODE_COMPILE_CACHE';
const folder = process.env[NAME];

/**
 * For a program that a test starts with an environment of its own: Node keeps compiled code between starts, and a third of
 * what a start takes is compiling.
 */
export const compileCache: Record<string, string> = folder === undefined ? {} : { [NAME]: folder };
