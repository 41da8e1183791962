/** What a scenario counted. Every figure but `did` has to be zero. */
export interface Outcome {
  scenario: string;
  /** What was done, in figures. */
  did: string;
  /** Acknowledged and not there afterwards: orders, messages, mails. */
  lost: number;
  /** Units sold that were not in stock. */
  oversold: number;
  /** More than one order, payment or mail for one press. */
  doubled: number;
  /** Answers that say something which is not so, a wrong «not found» say. */
  untrue: number;
  /** Answers of 500 and above, or none, where neither the platform nor the disk had failed. */
  unexpected: number;
  /** What the figures above consist of, one line each. */
  findings: readonly string[];
}

export type Kind = 'lost' | 'oversold' | 'doubled' | 'untrue' | 'unexpected';

const KINDS: readonly Kind[] = ['lost', 'oversold', 'doubled', 'untrue', 'unexpected'];

/** Collects what a scenario finds; `find` names the kind of fault and what it was. */
export function createFindings() {
  const found: { kind: Kind; text: string }[] = [];
  return {
    find(kind: Kind, text: string): void {
      found.push({ kind, text });
    },
    toOutcome(scenario: string, did: string): Outcome {
      const count = (kind: Kind) => found.filter((finding) => finding.kind === kind).length;
      return {
        scenario,
        did,
        lost: count('lost'),
        oversold: count('oversold'),
        doubled: count('doubled'),
        untrue: count('untrue'),
        unexpected: count('unexpected'),
        findings: found.map(({ kind, text }) => `${kind}: ${text}`),
      };
    },
  };
}

export type Findings = ReturnType<typeof createFindings>;

export function isFine(outcome: Outcome): boolean {
  return KINDS.every((kind) => outcome[kind] === 0);
}

/** A table in Markdown, and below it each finding. */
export function toReport(outcomes: readonly Outcome[]): string {
  const header = ['scenario', 'done', ...KINDS];
  const rows = outcomes.map((outcome) => [
    outcome.scenario,
    outcome.did,
    ...KINDS.map((kind) => String(outcome[kind])),
  ]);
  const lines = [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const findings = outcomes.flatMap(({ scenario, findings: texts }) => texts.map((text) => `- ${scenario}: ${text}`));
  return `${[...lines, ...(findings.length > 0 ? ['', ...findings] : [])].join('\n')}\n`;
}
