// A calm day outside: soft sky, hills to the left, the sea to the right, an empty road ahead.
vec3 outside(vec3 d) {
  float az = atan(d.y, -d.x), up = d.z;
  vec3 c = mix(vec3(.84, .90, .95), vec3(.30, .50, .80), smoothstep(-.02, .65, up));
  vec2 k = d.xy / (abs(up) + .22);
  float cloud = noise(k * 1.3 + 11.) * .6 + noise(k * 2.9 + 5.) * .4;
  c = mix(c, vec3(1.08, 1.07, 1.05), smoothstep(.45, .80, cloud) * .75 * smoothstep(.0, .25, up));
  float sun = max(dot(d, normalize(vec3(-.62, .50, .60))), 0.);
  c += vec3(1., .93, .80) * (.30 * pow(sun, 6.) + 1.1 * pow(sun, 60.));
  float landward = smoothstep(.35, -.45, sin(az - .35));
  float far = .035 + .030 * sin(az * 2. + 1.2) + .014 * sin(az * 5. + .4);
  far *= mix(.25, 1.25, landward);
  c = mix(c, mix(vec3(.56, .68, .78), vec3(.36, .49, .56), landward), smoothstep(.012, -.014, up - far));
  float near = -.01 + .030 * sin(az * 3. + 2.6) + .012 * sin(az * 7. + 1.);
  c = mix(c, vec3(.20, .28, .15), smoothstep(.02, -.02, up - near) * landward);
  if (up < .02) {
    float t = 1.15 / max(-up, .01);
    vec2 g = -d.xy * t;
    vec3 land = mix(vec3(.27, .33, .17), vec3(.36, .36, .24), smoothstep(18., 2., length(g)));
    land *= .90 + .2 * noise(g * .35);
    vec3 sea = mix(vec3(.16, .36, .48), vec3(.44, .62, .72), smoothstep(-.09, 0., up));
    vec3 soil = mix(sea, land, max(landward, smoothstep(11., 7., abs(g.y))));
    float across = -g.y + 1.9;
    soil = mix(soil, vec3(.27, .27, .285), smoothstep(4.4, 3.3, abs(across)));
    soil += .40 * smoothstep(.35, .1, abs(abs(across) - 3.0)) * smoothstep(-.012, -.06, up);
    c = mix(c, soil, smoothstep(.012, -.022, up));
  }
  return c;
}
vec3 paneTint(int kind) {
  if (kind == 5) return vec3(.42, .46, .48);
  if (kind == 3 || kind == 4) return vec3(.66, .70, .71);
  return vec3(.90, .94, .93);
}
