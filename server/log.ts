import { type Logger, pino } from 'pino';

/** Structured logs on standard output: one JSON object a line, never a token, a password or a personal detail. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
