import React from 'react';

/** React's own switchboard, which its types leave out. */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}

const internals = (React as unknown as Record<string, Internals | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];

// React's development build takes a stack trace for each element, up to 10,000 a second, to say who drew the one that it
// complains of. It complains without them too, in the same words.
if (!internals) throw new Error('React keeps its count of stack traces elsewhere');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });
