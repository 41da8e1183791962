/*
 * What every npm script starts with. It is plain old JavaScript, so that it runs on whatever Node a machine has; it
 * installs from the lock file when that changed, finds the pinned modern Node and hands over to bin/tasks/<task>.ts.
 */
'use strict';
var childProcess = require('child_process');
var crypto = require('crypto');
var fs = require('fs');
var path = require('path');
var platform = require('./platform.cjs');

var root = path.join(__dirname, '..');
var REQUIRED_MAJOR = 24;
var PARENT_CHECK_MS = 1000;

function fail(sentence) {
  process.stderr.write(sentence + '\n');
  process.exit(1);
}

function installWhenNeeded() {
  var stamp = path.join(root, 'node_modules', '.installed-from');
  var lock = crypto
    .createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write('Installing the packages of package-lock.json …\n');
  var args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'];
  var call = platform.npmCall(args, process.platform, process.env);
  var npm = childProcess.spawnSync(call.command, call.args, {
    cwd: root,
    shell: call.shell,
    stdio: ['ignore', 2, 2],
  });
  if (npm.error) fail('npm could not be started (' + npm.error.code + '). Install npm and try again.');
  if (npm.status !== 0) fail('npm ci failed; its messages are above. Check the network and the disk, then try again.');
  fs.writeFileSync(stamp, lock);
}

function findNode() {
  var pinned = platform.pinnedNode(root, process.platform, process.arch);
  if (fs.existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= REQUIRED_MAJOR) return process.execPath;
  return fail(
    'This machine (' +
      process.platform +
      '-' +
      process.arch +
      ') gets no Node from the packages, and its own Node is ' +
      process.version +
      '. Install Node ' +
      REQUIRED_MAJOR +
      ' or newer and try again.',
  );
}

function run(task, args) {
  var file = path.join(root, 'bin', 'tasks', task + '.ts');
  if (!fs.existsSync(file)) fail('There is no task "' + task + '".');
  var conditions = platform.ownConditions(root).map((condition) => '--conditions=' + condition);
  var env = Object.assign({}, process.env, {
    PATH: path.dirname(findNode()) + path.delimiter + process.env.PATH,
    NODE_OPTIONS: [process.env.NODE_OPTIONS].concat(conditions).filter(Boolean).join(' '),
  });
  // The channel carries no message: the task sees it end when this process dies, also by SIGKILL (server/main.ts).
  var child = childProcess.spawn(findNode(), [file].concat(args), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: env,
  });
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => {
    // A terminal sends Ctrl+C to the whole group, so the task may get a signal twice; it takes the first.
    process.on(signal, () => {
      platform.endTask(child, signal, process.platform);
    });
  });
  if (process.env.npm_lifecycle_event) stopWithNpm(child);
  child.on('exit', (code, signal) => {
    process.exit(signal ? 1 : code);
  });
}

/** npm that is killed by SIGKILL passes nothing on: the process above is then another one. */
function stopWithNpm(child) {
  var starter = starterOf();
  setInterval(() => {
    if (starterOf() !== starter) platform.endTask(child, 'SIGTERM', process.platform);
  }, PARENT_CHECK_MS).unref();
}

/** The process above this one; above its shell, where npm's shell stays in between (dash does, bash does not). */
function starterOf() {
  try {
    // proc(5): pid (comm) state ppid …
    var stat = /\((.*)\) \S+ (\d+)/.exec(fs.readFileSync('/proc/' + process.ppid + '/stat', 'utf8'));
    return stat && /^(ba|da|z|a)?sh$/.test(stat[1]) ? Number(stat[2]) : process.ppid;
  } catch (_error) {
    // Not Linux, or the parent has just ended, which changes `ppid`.
    return process.ppid;
  }
}

installWhenNeeded();
run(process.argv[2], process.argv.slice(3));
