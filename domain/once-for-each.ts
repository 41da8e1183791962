/** A function whose answer for an object is made once and kept as long as the object lives. */
export function onceForEach<Key extends object, Answer extends object>(
  make: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new WeakMap<Key, Answer>();
  return (key) => {
    const answer = answers.get(key) ?? make(key);
    answers.set(key, answer);
    return answer;
  };
}
