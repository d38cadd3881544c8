// Parts that head lamps are put together from. Points are in metres, `along` from the lamp's
// inner end outwards and up from its middle line.

const vec3 DAYLIGHT = vec3(2.9, 3.05, 3.2);

vec3 chamber(float up) {
  return vec3(0.010) + vec3(0.035) * smoothstep(0.6, -1.0, up / LAMP_HALF);
}

void putLens(inout vec3 light, vec2 p, float radius) {
  float r = length(p);
  float facet = smoothstep(-radius, radius, p.y + p.x * 0.4);
  vec3 lens = mix(vec3(0.015, 0.018, 0.022), vec3(0.62) * facet + 0.04, smoothstep(radius * 0.60, radius * 0.82, r));
  lens += vec3(0.9) * smoothstep(radius * 0.26, radius * 0.05, length(p - radius * vec2(-0.22, 0.26)));
  lens += vec3(0.16, 0.2, 0.28) * smoothstep(radius * 0.62, radius * 0.2, length(p + radius * vec2(-0.1, 0.24)));
  light = mix(light, lens, smoothstep(radius + gPixel, radius - gPixel, r));
}

// A light guide along the given distance, with its glow on what is around it.
void putGuide(inout vec3 light, float distance, float halfWidth) {
  float off = distance - halfWidth;
  light += DAYLIGHT * 0.2 * exp(-max(off, 0.0) * 70.0);
  light = mix(light, DAYLIGHT, smoothstep(gPixel, -gPixel, off));
}
