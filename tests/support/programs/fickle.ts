/** Answers with its process id, unless it is told to die or to say nothing. */
process.on('message', ({ what }: { what: string }) => {
  if (what === 'mati') process.kill(process.pid, 'SIGKILL');
  else if (what !== 'diam') process.send?.({ pid: process.pid, env: Object.keys(process.env), what });
});
