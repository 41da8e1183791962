import { Worker } from 'node:worker_threads';

/** Text and not a file, so that it runs from the sources and from a bundle. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { DatabaseSync } = require('node:sqlite');
const database = new DatabaseSync(workerData, { readOnly: true, timeout: 5000 });
const { quick_check } = database.prepare('pragma quick_check(1)').get();
database.close();
parentPort.postMessage(quick_check);
`;

/** Reads every page of a SQLite file, beside the thread that answers requests. @throws Error when the file is damaged */
export function checkIntegrity(file: string): Promise<void> {
  const worker = new Worker(PROGRAM, { eval: true, workerData: file });
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.on('message', (found: string) => {
      if (found === 'ok') resolve();
      else reject(new Error(`${file} is damaged: ${found}`));
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error(`${file} could not be checked`)));
  });
}
