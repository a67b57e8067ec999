import type { Person } from '../../../server/node/cli/ask.ts';

/** Somebody who types these answers one after the other, and notes what is said. */
export function typing(...answers: string[]): Person & { heard: string[] } {
  const heard: string[] = [];
  const next = async (question: string) => {
    heard.push(question);
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`No answer left for: ${question}`);
    return answer;
  };
  return {
    heard,
    isPresent: true,
    ask: next,
    askSecret: next,
    firstLine: () => Promise.reject(new Error('Somebody is present.')),
    tell: (sentence) => heard.push(sentence),
  };
}

/** A file or a program that hands in one line, and notes what is said. */
export function handing(line: string): Person & { heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    isPresent: false,
    ask: () => Promise.reject(new Error('Nobody is present.')),
    askSecret: () => Promise.reject(new Error('Nobody is present.')),
    firstLine: async () => line,
    tell: (sentence) => heard.push(sentence),
  };
}
