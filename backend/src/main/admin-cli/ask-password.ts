import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { badRequest } from '../../platform/errors/errors.ts';

/** The user pressed Ctrl-C or ended the input. */
export class Cancelled extends Error {}

/**
 * Reads a new password: typed twice without echo on a terminal, or from a pipe, where it may be repeated in a
 * second line. Throws `Cancelled`, or `bad-request` if the two entries differ.
 */
export async function askNewPassword(): Promise<string> {
  const [password = '', repeated = password, ...others] = process.stdin.isTTY
    ? await askHidden(['New password: ', 'Repeat the password: '])
    : (await text(process.stdin)).replace(/\r?\n$/, '').split(/\r?\n/);
  if (repeated !== password) throw badRequest('The passwords do not match.');
  if (others.length > 0) throw badRequest('A password is a single line.');
  return password;
}

/** One reader for all questions: between two readers, the terminal would echo input. */
async function askHidden(questions: readonly string[]): Promise<string[]> {
  const noEcho = new Writable({ write: (_chunk, _encoding, done) => done() });
  // Before the first question, because an answer may follow at once.
  const reader = createInterface({ input: process.stdin, output: noEcho, terminal: true });
  const lines = reader[Symbol.asyncIterator]();
  const answers: string[] = [];
  try {
    for (const question of questions) {
      process.stderr.write(question);
      const { value, done } = await lines.next();
      process.stderr.write('\n');
      if (done) throw new Cancelled();
      answers.push(value);
    }
    return answers;
  } finally {
    reader.close();
  }
}
