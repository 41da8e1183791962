export function pinnedNode(root: string, platform: string, arch: string): string;
export function npmCall(
  args: readonly string[],
  platform: string,
  env: Record<string, string | undefined>,
): { command: string; args: string[]; shell: boolean };
export function ownConditions(root: string): string[];
export function endTask(
  child: { connected: boolean; kill: (signal: NodeJS.Signals) => unknown; disconnect: () => void },
  signal: NodeJS.Signals,
  platform: string,
): void;
