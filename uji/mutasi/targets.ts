/** Code that is mutated in one run, and the tests that are to notice. */
export interface Target {
  /** Files by what they are about; each group is judged by itself. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** The tests that need no browser. */
  node: readonly string[];
  /** The tests that need one. */
  jsdom?: readonly string[];
  /** Whether the tests ask the API, on a copy of the seeded database. */
  asksApi?: boolean;
  /**
   * Whether mutants are left out that only take effect while a module is loaded, for no test can be told to be the one
   * that sees them: all would have to run.
   */
  ignoreStatic?: boolean;
}

export const targets = {
  contract: {
    groups: { contract: ['contract/**/*.ts'] },
    node: ['contract/**/*.test.ts'],
  },
  server: {
    groups: {
      access: ['server/http/rights/{access,session}.ts', 'server/accounts/{sessions,find-account}.ts'],
      keys: ['server/http/write/{natural-key,check-row,references}.ts'],
      idempotency: ['server/http/write/{answer-once,retry-transaction}.ts', 'server/http/rights/forget-expired.ts'],
      revisions: [
        'server/http/revision.ts',
        'server/http/read/revision-tag.ts',
        'server/http/write/{create-resource,update-resource,stored-row}.ts',
      ],
    },
    node: [
      'server/http/**/*.test.ts',
      'tests/api/*/{akun-contoh,complaints,database-refusals,etags,idempotency,kept-files,login,lupa-password,sekaligus}.test.ts',
      'tests/api/*/{password,permissions-*,produk,profil,reads-petani,strange-fields,twins,used,writes}.test.ts',
    ],
    asksApi: true,
    ignoreStatic: true,
  },
  outbox: {
    groups: { outbox: ['src/shared/write/**/*.ts'], 'outbox in the app': ['src/features/send-outbox/model/**/*.ts'] },
    node: ['src/{shared/write,features/send-outbox}/**/*.test.ts'],
    jsdom: ['src/{shared/write,features/send-outbox}/**/*.test.tsx'],
    ignoreStatic: true,
  },
} satisfies Record<string, Target>;

export type TargetName = keyof typeof targets;

export const isTargetName = (name: string): name is TargetName => Object.hasOwn(targets, name);
