// What is inside a lamp of any outline that has bulbs: bright bowls in a dark lining, the last one
// of them the indicator, small and pale amber.

void putBowl(inout vec3 light, vec2 p, vec2 size, vec3 tint) {
  vec2 q = p / size;
  float r = length(q);
  // A bowl mirrors the bright sides and the dark floor of the studio as four wedges.
  float wedges = 0.5 + 0.5 * sin(2.0 * atan(q.y, q.x) + 0.7);
  vec3 bowl = tint * mix(0.16, 0.78, wedges * smoothstep(0.1, 0.6, r));
  bowl = mix(bowl, tint * 0.10, smoothstep(0.30, 0.24, r));
  bowl += 0.5 * smoothstep(0.16, 0.05, length(q - vec2(-0.06, 0.08)));
  bowl *= mix(1.0, 0.35, smoothstep(0.86, 1.0, r));
  float edge = gPixel / size.y;
  light = mix(light, bowl, smoothstep(1.0 + edge, 1.0 - edge, r));
}

vec3 lampInside(vec2 deep, vec2 shallow) {
  vec3 light = vec3(0.034, 0.036, 0.039) * (1.0 - 0.6 * deep.y / LAMP_HALF);
  float stretch = clamp(LAMP_LENGTH / (LAMP_HALF * 5.0), 1.0, 2.0);
  vec2 size = LAMP_HALF * vec2(stretch, 1.0) * 0.84;
  float from = max(LAMP_HALF * 1.25, size.x + 0.02);
  putBowl(light, deep - vec2(from, 0.0), size, vec3(1.0));
  if (LAMP_LENGTH > LAMP_HALF * 8.0) putBowl(light, deep - vec2(from + 2.0 * size.x + 0.012, 0.0), size, vec3(1.0));
  putBowl(light, deep - vec2(LAMP_LENGTH - LAMP_HALF * 1.1 * stretch, 0.0), size * 0.6, vec3(0.66, 0.34, 0.12));
  return light;
}
