import { COMMAND_LINE_WORDS, type Problem, tellProblem } from '#platform/problems/problems.ts';

const told = (problems: readonly Problem[] = []) => problems.map((problem) => tellProblem(COMMAND_LINE_WORDS, problem));

interface Noted {
  problems?: readonly Problem[];
  warnings?: readonly Problem[];
  rest?: { csv: string; problems: readonly Problem[] } | null;
}

/** What an import answered, with its problems in the words of the command line. */
export function inWords<Result extends Noted>(result: Result) {
  const { problems, warnings, rest } = result;
  return {
    ...result,
    ...(problems && { problems: told(problems) }),
    ...(warnings && { warnings: told(warnings) }),
    ...(rest && { rest: { ...rest, problems: told(rest.problems) } }),
  };
}
