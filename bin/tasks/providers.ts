/**
 * `npm run providers`: Stripe and Viva as simulators on this machine, on ports 4010 and 4020, and what to start the store with
 * so that a purchase goes through them. Their messages go to the store on port 3000, or to the address that is given:
 * `npm run providers -- http://localhost:3100`.
 */
import { startStripeSimulator } from '../../tests/simulators/stripe-simulator.ts';
import { startVivaSimulator } from '../../tests/simulators/viva-simulator.ts';

const shopUrl = process.argv[2] ?? 'http://localhost:3000';
const now = () => new Date();
const stripe = { secretKey: 'sk_test_simulator', webhookSecret: 'whsec_simulator' };
const viva = { clientId: 'simulator', clientSecret: 'simulator', merchantId: 'simulator', apiKey: 'simulator' };

/** The store may be away, as a shop may: a message that is not taken is said, and the sweeper finds the payment. */
function deliver(request: Request): void {
  fetch(request).then(
    ({ status }) => process.stdout.write(`told ${request.url}: ${status}\n`),
    () => process.stdout.write(`told ${request.url}: no answer\n`),
  );
}

const servers = [
  await startStripeSimulator({ ...stripe, now, port: 4010, deliver, webhookUrl: `${shopUrl}/webhooks/stripe` }),
  await startVivaSimulator({ ...viva, now, port: 4020, deliver, shopUrl }),
];
process.stdout.write(`Stripe: ${servers[0]?.url}, Viva: ${servers[1]?.url}. Start the store with:

PAYMENTS=stripe,viva,cod,pickup,test STRIPE_SECRET_KEY=${stripe.secretKey} STRIPE_WEBHOOK_SECRET=${stripe.webhookSecret} STRIPE_API_URL=${servers[0]?.url} \\
VIVA_CLIENT_ID=${viva.clientId} VIVA_CLIENT_SECRET=${viva.clientSecret} VIVA_MERCHANT_ID=${viva.merchantId} VIVA_API_KEY=${viva.apiKey} VIVA_ENVIRONMENT=${servers[1]?.url} \\
npm start
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.all(servers.map((server) => server.close())).then(() => process.exit(0)));
