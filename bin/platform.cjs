/* What differs from one operating system to another, for scripts that any old Node must be able to read. */
'use strict';
var fs = require('fs');
var path = require('path');

/** The pinned Node of node_modules, where there is a package for this machine. */
function pinnedNode(root, platform, arch) {
  var system = platform === 'win32' ? 'win' : platform;
  var file = platform === 'win32' ? 'node.exe' : 'node';
  return path.join(root, 'node_modules', 'node-' + system + '-' + arch, 'bin', file);
}

/**
 * How npm is called. npm tells its scripts where it is itself; without that, Windows has a batch file, which only a shell can start.
 */
function npmCall(args, platform, env) {
  if (env.npm_execpath && /\.c?js$/.test(env.npm_execpath)) {
    return { command: process.execPath, args: [env.npm_execpath].concat(args), shell: false };
  }
  return platform === 'win32'
    ? { command: 'npm.cmd', args: args, shell: true }
    : { command: 'npm', args: args, shell: false };
}

/**
 * Ends a task that was started with a channel. Windows knows no signals: it would kill the task in the middle of an order, while the
 * end of the channel makes it finish what is under way (server/start/run-store.ts).
 */
function endTask(child, signal, platform) {
  if (platform !== 'win32') child.kill(signal);
  else if (child.connected) child.disconnect();
}

/** The owner's files are in the folder `own`, which git ignores; each that is there takes the demo's place by its condition (package.json). */
var OWN = { 'own-shop': 'shop.config.ts', 'own-search': 'search.config.ts', 'own-texts': 'shop/texts' };

function ownConditions(root) {
  return Object.keys(OWN).filter((condition) => fs.existsSync(path.join(root, 'own', OWN[condition])));
}

module.exports = { pinnedNode: pinnedNode, npmCall: npmCall, endTask: endTask, ownConditions: ownConditions };
