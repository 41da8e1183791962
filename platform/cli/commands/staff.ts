import { inviteStaff, listStaff, removeStaff, STAFF_ROLES, type StaffRole } from '../../staff/staff.ts';
import { CommandFailure, positional, type ShopCommand, UsageError } from '../command.ts';
import { readEmail, readOptional } from '../read-values.ts';
import { textTable } from '../text-table.ts';

const EMAIL = { name: 'EMAIL', help: "The person's address" };

const staffAdd: ShopCommand = {
  path: ['staff', 'add'],
  summary: "Invite a person to the owner's desk, or give one a new password",
  sendsMail: true,
  positionals: [EMAIL],
  options: {
    role: { value: 'ROLE', help: 'owner: everything; packer: sends parcels, touches no money. packer unless told' },
  },
  notes: [
    'It prints a link that opens once, within an hour. Behind it the person chooses a password and scans a code with an',
    'authenticator app. Of a known person the old password and all sessions end when the link is used.',
  ],
  examples: ['staff add maria@example.gr --role owner', 'staff add nikos@example.gr --role packer'],
  async run(input, { context, output }) {
    const email = readEmail(positional(input, 0), 'EMAIL');
    const role = readOptional(input, 'role', readRole) ?? 'packer';
    const token = await inviteStaff(context, email, role);
    if (token === null) throw new CommandFailure(`${email} is the last owner; invite another one first.`);
    output.write(`${context.publicUrl}/desk/join/${token}\n`);
    output.write(`Give this link to ${email}: it opens the desk once, within an hour, for a new ${role}.\n`);
  },
};

function readRole(text: string): StaffRole {
  const role = STAFF_ROLES.find((candidate) => candidate === text);
  if (role) return role;
  throw new UsageError(`--role is "${text}"; write ${STAFF_ROLES.join(' or ')}.`);
}

const staffList: ShopCommand = {
  path: ['staff', 'list'],
  summary: "List who may open the owner's desk",
  examples: ['staff list'],
  async run(_input, { context, output }) {
    const rows = (await listStaff(context.db)).map(({ email, role, hasCome }) => [
      email,
      role,
      hasCome ? '' : 'invited',
    ]);
    output.write(
      rows.length > 0 ? textTable([['E-mail', 'Role', ''], ...rows], []) : 'Nobody yet; `staff add` invites.\n',
    );
  },
};

const staffRemove: ShopCommand = {
  path: ['staff', 'remove'],
  summary: "Close the owner's desk to a person, at once",
  positionals: [EMAIL],
  examples: ['staff remove nikos@example.gr'],
  async run(input, { context, output }) {
    const email = readEmail(positional(input, 0), 'EMAIL');
    const outcome = await removeStaff(context.db, email);
    if (outcome === 'unknown') throw new CommandFailure(`There is no ${email}; \`staff list\` shows who is there.`);
    if (outcome === 'last_owner') throw new CommandFailure(`${email} is the last owner; invite another one first.`);
    output.write(`The desk is closed to ${email}.\n`);
  },
};

export const staff = [staffAdd, staffList, staffRemove];
